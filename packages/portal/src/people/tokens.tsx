// Tokens with which programs use the admin interface.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import type { TokenView } from '@guidepost/contract/admin/token-routes';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { admin, useAsked, useDoing } from '../asking.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayDay } from '../times.ts';
import { fillIn, useLanguage, useWords, type Words } from '../words/words.ts';
import { TokenForm } from './token-form.tsx';

export function Tokens({ shop }: { readonly shop: ClientView }) {
  const { tokens, keys } = useWords();
  const { client } = shop;
  const [asked, again] = useAsked('listTokens', { query: { client } });
  const [isMaking, setIsMaking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<TokenView | null>(null);
  const doing = useDoing();
  const revoke = (): void =>
    void doing.run(async () => {
      await admin.call('revokeToken', { token: revoked?.id ?? '', query: { client } });
      setRevoked(null);
      again();
    });
  return (
    <section>
      <div className="page-head">
        <div>
          <Title order={2} size="h4">
            {tokens.title}
          </Title>
          <p className="quiet">{tokens.about}</p>
        </div>
        <Button variant="default" onClick={() => setIsMaking(true)}>
          {tokens.create}
        </Button>
      </div>
      <Answered asked={asked} again={again}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Nothing>{tokens.none}</Nothing>
          ) : (
            <TokenTable
              entries={entries}
              revoke={(token) => {
                doing.forget();
                setRevoked(token);
              }}
            />
          )
        }
      </Answered>
      <TokenForm
        shop={shop}
        opened={isMaking}
        close={() => setIsMaking(false)}
        created={(token) => {
          setIsMaking(false);
          setShown(token);
          again();
        }}
      />
      <Confirm
        opened={revoked !== null}
        title={fillIn(tokens.revokeTitle, { name: revoked?.name ?? '' })}
        hint={tokens.revokeHint}
        yes={keys.revokeNow}
        doing={doing}
        close={() => setRevoked(null)}
        confirm={revoke}
      />
      <ShownOnce title={tokens.onceTitle} hint={tokens.once} secret={shown} close={() => setShown(null)} />
    </section>
  );
}

function TokenTable({
  entries,
  revoke,
}: {
  readonly entries: readonly TokenView[];
  readonly revoke: (token: TokenView) => void;
}) {
  const { tokens, keys, common } = useWords();
  const language = useLanguage();
  const heads = [tokens.name, tokens.scopes, tokens.madeBy, tokens.used, tokens.expires, keys.state, common.actions];
  return (
    <ScrollTable label={tokens.title} heads={heads}>
      {entries.map((each) => (
        <Row
          key={each.id}
          head={<span className="name">{each.name}</span>}
          cells={[
            each.scopes.map((scope) => sayScope(scope, tokens)).join(', '),
            each.made_by.name,
            each.used_on === null ? common.never : sayDay(language, each.used_on),
            sayDay(language, each.expires_at),
            keys.states[each.state],
            each.state === 'active' && (
              <Button
                size="xs"
                variant="default"
                aria-label={`${tokens.revoke}: ${each.name}`}
                onClick={() => revoke(each)}
              >
                {tokens.revoke}
              </Button>
            ),
          ]}
        />
      ))}
    </ScrollTable>
  );
}

function sayScope(scope: string, { parts, may }: Words['tokens']): string {
  const [part = '', access = ''] = scope.split(':');
  const names: Readonly<Record<string, string>> = parts;
  return `${names[part] ?? part}: ${access === 'change' ? may.change : may.read}`;
}
