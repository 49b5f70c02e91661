// Uploads a file and tells how much of it is there, which `fetch` cannot.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import type { UploadView } from '@guidepost/contract/views/upload-view';

/** `progress`: from 0 to 1. Throws as the admin client does, and an `AbortError` once `signal` is aborted. */
export function sendFile(
  client: string,
  file: File,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadView> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    const name = new URLSearchParams({ name: file.name.replace(/[\p{Cc}/\\]/gu, '_').slice(-200) });
    request.open('POST', `${ADMIN_PATH}/clients/${encodeURIComponent(client)}/uploads?${name}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) progress(loaded / total);
    };
    request.onload = () => {
      if (request.status === 201) done(request.response);
      else failed(problemOf(request));
    };
    request.onerror = () => failed(new TypeError('The service cannot be reached.'));
    request.onabort = () => failed(new DOMException('Called off.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function problemOf(request: XMLHttpRequest): Error {
  const { status, response } = request;
  const isProblem = typeof response === 'object' && response !== null && typeof response.type === 'string';
  const wait = Number(request.getResponseHeader('Retry-After')) || null;
  return isProblem ? new AdminProblem(response, wait) : new TypeError(`Answered with ${status}.`);
}
