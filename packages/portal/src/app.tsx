// Who one is decides what one sees: a link that was handed over, the sign-in, or the portal itself.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { useCallback, useEffect, useState } from 'react';
import { addressOf, goTo, readAddress, usePath } from './addresses.ts';
import { forgetMadeKeys } from './advisors/integration/made-keys.ts';
import { admin, SignedOutContext } from './asking.ts';
import { chosenLanguage, keepLanguage } from './chosen-language.ts';
import { Failed, Waiting } from './parts/states.tsx';
import { Shell } from './shell.tsx';
import { LinkScreen } from './sign-in/link-screen.tsx';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';
import { useSpoken } from './words/use-spoken.ts';
import { type Language, languageOf, SpokenContext } from './words/words.ts';

/** `unknown`: not asked yet. */
type Who = { readonly me: MeView | null } | { readonly error: unknown } | 'unknown';

export function App() {
  const [who, setWho] = useState<Who>('unknown');
  const [hasEnded, setHasEnded] = useState(false);
  const [chosen, setChosen] = useState(chosenLanguage);
  const { page } = readAddress(usePath());

  const look = useCallback(async () => {
    try {
      setWho({ me: await admin.call('showMe', {}) });
    } catch (error) {
      const isNobody = error instanceof AdminProblem && error.slug === 'sign-in-required';
      setWho(isNobody ? { me: null } : { error });
    }
  }, []);
  useEffect(() => void look(), [look]);

  const me = typeof who === 'object' && 'me' in who ? who.me : null;
  const isSignedOut = typeof who === 'object' && 'me' in who && who.me === null;
  useEffect(() => {
    if (isSignedOut) forgetMadeKeys();
  }, [isSignedOut]);
  const spoken = useSpoken(languageOf([me?.language ?? chosen, ...navigator.languages]));
  const language = spoken?.language ?? null;
  useEffect(() => {
    if (language !== null) document.documentElement.lang = language;
  }, [language]);

  const signedIn = (now: MeView): void => {
    setHasEnded(false);
    // Whoever comes from the provider in vain stands at an address that is for nothing else.
    if (page === 'nowhere') goTo({ page: 'start' }, { replacing: true });
    setWho({ me: now });
  };
  const signedOut = useCallback(() => {
    setHasEnded(true);
    setWho({ me: null });
  }, []);
  const leave = (): void => {
    setHasEnded(false);
    setWho({ me: null });
    history.replaceState(null, '', addressOf({ page: 'start' }));
  };
  const choose = (wanted: Language): void => {
    keepLanguage(wanted);
    setChosen(wanted);
  };

  if (spoken === null) return null;
  return (
    <SpokenContext value={spoken}>
      <SignedOutContext value={signedOut}>
        {who === 'unknown' ? (
          <Waiting />
        ) : 'error' in who ? (
          <main className="alone">
            <Failed error={who.error} again={look} />
          </main>
        ) : page === 'link' ? (
          <LinkScreen me={who.me} signedIn={signedIn} leave={() => setWho({ me: null })} choose={choose} />
        ) : who.me === null ? (
          <SignInScreen signedIn={signedIn} hasEnded={hasEnded} choose={choose} />
        ) : (
          <Shell me={who.me} changed={signedIn} leave={leave} choose={choose} />
        )}
      </SignedOutContext>
    </SpokenContext>
  );
}
