import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { admin, useAsked, useDoing } from '../asking.ts';
import { Problem } from '../parts/states.tsx';
import { fillIn, type Language, useWords, wordsOf } from '../words/words.ts';
import { Alone } from './alone.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** `hasEnded`: whoever looks was signed in, and is no more. */
export function SignInScreen({
  hasEnded,
  signedIn,
  choose,
}: {
  readonly hasEnded: boolean;
  readonly signedIn: (me: MeView) => void;
  readonly choose: (language: Language) => void;
}) {
  const { signIn } = useWords();
  const [ways] = useAsked('listWaysIn', {});
  const [hasForgotten, setHasForgotten] = useState(false);
  const { mail = false, provider = null } = ways.state === 'there' ? ways.answer : {};
  if (hasForgotten)
    return (
      <Alone title={signIn.forgottenTitle} choose={choose}>
        <ForgottenForm back={() => setHasForgotten(false)} />
      </Alone>
    );
  return (
    <Alone title={signIn.title} choose={choose}>
      {hasEnded && <Text role="status">{signIn.ended}</Text>}
      <CameBack />
      <SignInForm signedIn={signedIn} />
      {provider !== null && <ByProvider host={provider.host} />}
      {mail ? (
        <Button variant="subtle" onClick={() => setHasForgotten(true)}>
          {signIn.forgotten}
        </Button>
      ) : (
        <p className="quiet">{signIn.lost}</p>
      )}
    </Alone>
  );
}

/** Whoever comes back from the provider without being signed in. */
function CameBack() {
  const { signIn } = useWords();
  const failed = new URLSearchParams(location.search).get('failed');
  if (failed === null) return null;
  return (
    <Alert color="red" variant="outline" role="alert">
      {wordsOf(signIn.failed, failed === 'unknown' ? failed : 'provider')}
    </Alert>
  );
}

function ByProvider({ host }: { readonly host: string }) {
  const { signIn } = useWords();
  const doing = useDoing();
  const begin = (): void =>
    void doing.run(async () => location.assign((await admin.call('beginAtProvider', {})).location));
  return (
    <>
      <Button variant="default" loading={doing.isBusy} onClick={begin}>
        {fillIn(signIn.byProvider, { host })}
      </Button>
      <Problem error={doing.error} />
    </>
  );
}
