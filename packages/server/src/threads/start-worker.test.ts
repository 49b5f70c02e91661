import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What a thread says of its compiled code, in a process that runs `first`. */
function compiledCodeInThread(first: string): unknown {
  const program = `
    import module from 'node:module';
    import { startWorker } from ${JSON.stringify(new URL('./start-worker.ts', import.meta.url).href)};
    ${first}
    const code = "require('node:worker_threads').parentPort.postMessage(require('node:module').getCompileCacheDir() ?? null)";
    const file = new URL('data:text/javascript,' + encodeURIComponent(\`import { createRequire } from 'node:module'; const require = createRequire('/'); \${code}\`));
    const worker = startWorker({ name: 'asked', file }, {});
    worker.once('message', (folder) => console.log(JSON.stringify([folder, module.getCompileCacheDir() ?? null])));
  `;
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env });
  return JSON.parse(said.toString());
}

test('a thread has the compiled code of its process, in the same folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [ofThread, ofProcess] = compiledCodeInThread(
    `module.enableCompileCache(${JSON.stringify(folder)});`,
  ) as string[];
  expect(ofThread).toBe(ofProcess);
  expect(ofThread).toContain(folder);
});

test('a thread of a process without compiled code does without', () => {
  expect(compiledCodeInThread('')).toEqual([null, null]);
});
