// What stands in place of an answer that is not there: still coming, failed, or nothing.

import { Alert, Button, Loader, Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import type { Asked } from '../asking.ts';
import { sayProblem } from '../say-problem.ts';
import { SpokenContext, useWords } from '../words/words.ts';

export function Waiting() {
  const words = useWords();
  return (
    <div className="waiting" role="status">
      <Loader aria-hidden />
      <span className="unseen">{words.common.loading}</span>
    </div>
  );
}

export function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const spoken = useContext(SpokenContext);
  return (
    <Alert color="red" variant="outline" role="alert" title={sayProblem(error, spoken)}>
      <Button variant="default" onClick={again}>
        {spoken.words.common.again}
      </Button>
    </Alert>
  );
}

/** What went wrong with something that was to be done. */
export function Problem({ error }: { readonly error: unknown }) {
  const spoken = useContext(SpokenContext);
  if (error === null) return null;
  return (
    <Alert color="red" variant="outline" role="alert">
      <Text>{sayProblem(error, spoken)}</Text>
    </Alert>
  );
}

/** Shows `children` once the answer is there. */
export function Answered<Answer>({
  asked,
  again,
  children,
}: {
  readonly asked: Asked<Answer>;
  readonly again: () => void;
  readonly children: (answer: Answer) => ReactNode;
}) {
  if (asked.state === 'loading') return <Waiting />;
  return asked.state === 'failed' ? <Failed error={asked.error} again={again} /> : children(asked.answer);
}

export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="nothing">{children}</p>;
}
