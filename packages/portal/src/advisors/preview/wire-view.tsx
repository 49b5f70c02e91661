// What goes over the wire with each step of the preview, for whoever builds the shop's own page.

import { Button, CopyButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import type { WireStep } from './preview-transport.ts';

export function WireView({ steps }: { readonly steps: readonly WireStep[] }) {
  const { preview } = useWords();
  const words = preview.wire;
  return (
    <div className="preview-wire">
      <p className="quiet">{words.hint}</p>
      <ol>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={at}>
            <Step step={step} nth={at + 1} isLast={at === steps.length - 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Step({ step, nth, isLast }: { readonly step: WireStep; readonly nth: number; readonly isLast: boolean }) {
  const { preview } = useWords();
  const words = preview.wire;
  const request = step.request === null ? '' : JSON.stringify(step.request, null, 2);
  const response = JSON.stringify(step.response, null, 2);
  const name = step.token === null ? words.start : JSON.stringify(step.request);
  return (
    <details open={isLast}>
      <summary>
        {fillIn(words.step, { nth })} <code>{name}</code>
      </summary>
      <Message heading={words.request} text={request} label={fillIn(words.copyRequest, { nth })}>
        <code>POST /api/v7/next/</code>
      </Message>
      <Message heading={words.response} text={response} label={fillIn(words.copyResponse, { nth })} />
    </details>
  );
}

function Message({
  heading,
  text,
  label,
  children,
}: {
  readonly heading: string;
  readonly text: string;
  /** Of the button that copies it. */
  readonly label: string;
  readonly children?: ReactNode;
}) {
  const { common, preview } = useWords();
  return (
    <section aria-label={heading} className="preview-message">
      <div>
        <span className="preview-heading">{heading}</span> {children}
        {text !== '' && (
          <CopyButton value={text} timeout={4000}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" onClick={copy} aria-label={copied ? common.copied : label}>
                {copied ? common.copied : common.copy}
              </Button>
            )}
          </CopyButton>
        )}
      </div>
      {text === '' ? (
        <p className="quiet">{preview.wire.noBody}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
        <pre tabIndex={0}>{text}</pre>
      )}
    </section>
  );
}
