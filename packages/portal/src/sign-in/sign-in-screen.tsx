import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Text } from '@mantine/core';
import { type Language, useWords } from '../words/words.ts';
import { Alone } from './alone.tsx';
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
  return (
    <Alone title={signIn.title} choose={choose}>
      {hasEnded && <Text role="status">{signIn.ended}</Text>}
      <SignInForm signedIn={signedIn} />
      <p className="quiet">{signIn.lost}</p>
    </Alone>
  );
}
