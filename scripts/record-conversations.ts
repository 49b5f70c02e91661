// Holds every conversation in examples/demo/conversations again and writes down how it goes now. The requests stay as they
// are; to record a new conversation, write a file with its requests and empty responses. Read what changed before you commit it.

import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { differences } from '../examples/demo/differences.ts';
import { readConversations, replayConversation } from '../examples/demo/replay-conversation.ts';
import { startDemo } from '../examples/demo/start-demo.ts';

const demo = await startDemo();
try {
  for (const [file, recorded] of await readConversations()) {
    const now = await replayConversation(recorded, demo);
    await writeFile(file, `${JSON.stringify(now, null, 2)}\n`);
    const changes = differences(recorded, now).length;
    process.stdout.write(
      `${basename(file.pathname)}: ${changes === 0 ? 'as recorded' : `${changes} members differ`}\n`,
    );
  }
} finally {
  await demo.stop();
}
