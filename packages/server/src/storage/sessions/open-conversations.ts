// The conversations of which sessions a location means, to read them beside those who converse.

import type { ConversationReader } from '../../insights/conversation-record.ts';
import type { StoreLocation } from '../store-location.ts';
import { readConversations } from './read-conversations.ts';

export async function openConversations(location: StoreLocation): Promise<ConversationReader> {
  if (location.kind === 'embedded') {
    const { openSqliteConversations } = await import('./sqlite/conversation-rows.ts');
    return readConversations([openSqliteConversations(location.folder)]);
  }
  const { openPostgresConversations } = await import('./postgres/conversation-rows.ts');
  return readConversations(location.sessionServers.map(({ url }) => openPostgresConversations(url)));
}
