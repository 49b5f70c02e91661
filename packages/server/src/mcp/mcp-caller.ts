// Who asks at the assistants' door. The door has found it out, and the SDK hands it through.

import type { AuthInfo } from '@modelcontextprotocol/server';
import type { ApiKey } from '../keys/key-store.ts';
import type { CallSource } from '../limits/client-address.ts';
import type { NextService } from '../next/check-head.ts';
import type { StatementKeys } from '../statements/statement-keys.ts';

/** Who sends a request, as far as it is known before the request is read. */
export interface McpCaller {
  readonly service: NextService;
  readonly key: ApiKey;
  readonly source: CallSource;
  readonly statementKeys: StatementKeys;
}

export const authInfoOf = (caller: McpCaller): AuthInfo => ({
  token: '',
  clientId: caller.key.client,
  scopes: [],
  extra: { caller },
});

export function mcpCallerOf(authInfo: AuthInfo | undefined): McpCaller {
  const caller = authInfo?.extra?.caller;
  if (caller === undefined) throw new Error('The door lets nobody in without a key.');
  return caller as McpCaller;
}
