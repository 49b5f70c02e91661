// Uploaded files, by the admin interface.

import type { UPLOAD_ROUTES } from '@guidepost/contract/admin/upload-routes';
import { Refusal } from '../refusals/refusal.ts';
import { allowTime } from '../transport/long-bodies.ts';
import type { UploadRefusal, Uploads } from '../uploads/uploads.ts';
import { viewUpload } from '../views/job-view.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';

const MIB = 1024 * 1024;

/** Of the name of a file. */
const LONGEST_NAME = 200;

export const uploadHandlers = (
  uploads: () => Promise<Uploads>,
): Handlers<Omit<typeof UPLOAD_ROUTES, 'tryMapping'>> => ({
  uploadFile: async ({ client, caller, query, request }) => {
    const { name = 'upload' } = query;
    if (name === '' || name.length > LONGEST_NAME || /[\p{Cc}/\\]/u.test(name)) return BAD_NAME;
    const length = request.headers['content-length'];
    const end = allowTime(request.socket);
    const outcome = await (await uploads())
      .receive({
        client,
        name,
        by: caller.name,
        announced: length === undefined ? null : Number(length),
        pieces: request,
      })
      .finally(end);
    if (outcome.kind === 'refused') return refuseUpload(outcome.reason, outcome.limits.size);
    const view = viewUpload(outcome.upload);
    return { view, log: { target: view.id, after: { name, bytes: view.bytes, sha256: view.sha256 } } };
  },

  listUploads: async ({ client }) => ({ view: { entries: (await (await uploads()).list(client)).map(viewUpload) } }),

  findUpload: async ({ client, params: { upload = '' } }) => {
    const found = await (await uploads()).find(client, upload);
    return found === null ? NOT_FOUND : { view: viewUpload(found) };
  },

  removeUpload: async ({ client, params: { upload = '' } }) => {
    const found = await (await uploads()).find(client, upload);
    if (found === null) return NOT_FOUND;
    if (!(await (await uploads()).remove(client, upload)))
      return new Refusal('refused', 'A job still reads this file. Cancel the job first, or wait for its end.');
    return { view: null, log: { target: upload, before: { name: found.name, bytes: found.bytes } } };
  },
});

const BAD_NAME = new Refusal(
  'invalid-request',
  `The name of a file has from 1 to ${LONGEST_NAME} characters, and neither slashes nor control characters.`,
);

function refuseUpload(reason: UploadRefusal, most: number): Refusal {
  switch (reason) {
    case 'empty':
      return new Refusal('refused', 'The body is empty: send the file as it is.');
    case 'too-large':
      return new Refusal(
        'body-too-large',
        `A file may have ${Math.floor(most / MIB)} MiB, as GUIDEPOST_FEED_SIZE says.`,
        LAST,
      );
    case 'too-slow':
      return new Refusal('request-timeout', 'The file did not arrive in time, or stood still for too long.', LAST);
    case 'no-room':
      return new Refusal('unavailable', 'There is not enough room on the disk of the server.', { ...LAST, wait: 60 });
    case 'cut':
      return new Refusal('bad-request', 'The file ended before it was whole.', LAST);
    case 'busy':
      return new Refusal('rate-limited', 'Other files are being uploaded. Wait for them.', { ...LAST, wait: 5 });
  }
}

/** The rest of the file is not read. */
const LAST = { isLast: true } as const;
