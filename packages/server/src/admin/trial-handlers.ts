// Mappings that are tried on an uploaded file, by the admin interface.

import type { UPLOAD_ROUTES } from '@guidepost/contract/admin/upload-routes';
import { TrialRequest } from '@guidepost/contract/requests/trial-request';
import type { RunningLongWork } from '../jobs/open-long-work.ts';
import { noPictureAt } from '../pages/no-picture.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { judgeMember, readWebAddress } from '../values/given-values.ts';
import { viewTrial } from '../views/trial-view.ts';
import type { Handlers } from './admin-call.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';
import { untilGone } from './until-gone.ts';

/** The next try may get to the right one. */
const ELSEWHERE =
  'The file is on another machine of this service, and mappings are tried where it is. Try again. If it stays so, upload the file again, or ' +
  'have the proxy send all requests to /admin to one machine.';

export const trialHandlers = (
  longWork: () => Promise<RunningLongWork>,
  warn: (error: unknown, what: string) => void,
  publicUrl: () => string,
): Handlers<Pick<typeof UPLOAD_ROUTES, 'tryMapping'>> => ({
  tryMapping: async ({ client, body, request }) => {
    const read = readRequest(TrialRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { upload, ...order } = read.value;
    const faults = judgeMember('baseUrl', order.baseUrl, readWebAddress);
    if (faults.length > 0) return refuseOrder(faults);
    const { uploads, trials } = await longWork();
    const found = await uploads.use(client, upload);
    if (found === null)
      return new Refusal('refused', 'There is no such upload, or not any more. Upload the file again.', {
        errors: [{ pointer: '#/upload', detail: 'No file of this shop was uploaded under this id in the last day.' }],
      });
    const end = await untilGone(request, (signal) => trials.run(found, order, signal));
    switch (end.kind) {
      case 'tried':
        return { view: viewTrial(end.outcome, noPictureAt(publicUrl())) };
      case 'busy':
        return new Refusal('rate-limited', 'Other mappings of this shop are being tried. Wait a moment.', { wait: 1 });
      case 'elsewhere':
        return new Refusal('unavailable', ELSEWHERE, { wait: 1 });
      case 'stopped':
        return new Refusal('unavailable', 'It was called off.', { wait: 1 });
      case 'too-slow':
        return new Refusal(
          'refused',
          'The beginning of the file takes too long to read. Leave out what is not needed.',
        );
      case 'too-large':
        return new Refusal('refused', 'The beginning of the file needs too much memory. Leave out what is not needed.');
      case 'failed':
        warn(end.reason, 'a mapping could not be tried');
        return new Refusal('internal-error', 'The mapping could not be tried. The log of the service says why.');
    }
  },
});
