// A place for a file: it is dropped there or chosen, and one sees how much of it has arrived.

import type { UploadView } from '@guidepost/contract/views/upload-view';
import { Button, Progress } from '@mantine/core';
import { type DragEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { isSignedOut, SignedOutContext } from '../../asking.ts';
import { Problem } from '../../parts/states.tsx';
import { fillIn, useWords } from '../../words/words.ts';
import { sendFile } from './send-file.ts';

export function DropFile({
  client,
  uploaded,
}: {
  readonly client: string;
  readonly uploaded: (upload: UploadView) => void;
}) {
  const { catalogs: words, common } = useWords();
  const signedOut = useContext(SignedOutContext);
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOver, setIsOver] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || sending !== null) return;
    const control = new AbortController();
    stop.current = control;
    setError(null);
    setSending({ name: file.name, share: 0 });
    try {
      const progress = (share: number): void => setSending({ name: file.name, share });
      uploaded(await sendFile(client, file, progress, control.signal));
    } catch (problem) {
      if (isSignedOut(problem)) signedOut();
      else if (!control.signal.aborted) setError(problem);
    } finally {
      setSending(null);
    }
  };
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setIsOver(is);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className="drop"
        data-over={isOver || undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void send(event.dataTransfer.files[0]);
        }}
      >
        {sending === null ? (
          <>
            <p className="drop-title">{words.add.drop}</p>
            <Button onClick={() => input.current?.click()} aria-describedby={hint}>
              {words.add.choose}
            </Button>
            <p className="quiet" id={hint}>
              {words.add.formats}
            </p>
            <input
              ref={input}
              type="file"
              className="unseen"
              tabIndex={-1}
              // The button does the same, and one is enough for who has it read out.
              aria-hidden
              onChange={(event) => {
                void send(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </>
        ) : (
          <>
            <p className="name">{fillIn(words.add.sending, { name: sending.name })}</p>
            <Progress value={sending.share * 100} aria-label={words.add.progress} className="drop-progress" />
            <Button variant="default" onClick={() => stop.current?.abort()}>
              {common.cancel}
            </Button>
          </>
        )}
      </div>
      <Problem error={error} />
    </div>
  );
}
