// Files that people upload, to look at them and to import them, as often as they like.

import { Type } from 'typebox';
import { TrialRequest } from '../requests/trial-request.ts';
import { TrialView } from '../views/trial-view.ts';
import { UploadView } from '../views/upload-view.ts';
import { closed } from '../views/view-part.ts';
import { type AdminRoutes, changes, reads } from './admin-route.ts';

export const UPLOAD_ROUTES = {
  uploadFile: {
    method: 'POST',
    path: '/clients/:client/uploads',
    needs: changes('catalogs'),
    summary: 'Upload a file; the body is the file as it is, packed with gzip or not',
    query: { name: 'What the file is called, with its ending.' },
    body: 'file',
    status: 201,
    answer: UploadView,
    logged: 'file uploaded',
  },
  listUploads: {
    method: 'GET',
    path: '/clients/:client/uploads',
    needs: reads('catalogs'),
    summary: 'List the files that were uploaded in the last day, those used last first',
    status: 200,
    answer: closed({ entries: Type.Array(UploadView) }),
  },
  findUpload: {
    method: 'GET',
    path: '/clients/:client/uploads/:upload',
    needs: reads('catalogs'),
    summary: 'See one uploaded file',
    status: 200,
    answer: UploadView,
  },
  removeUpload: {
    method: 'DELETE',
    path: '/clients/:client/uploads/:upload',
    needs: changes('catalogs'),
    summary: 'Remove an uploaded file',
    status: 204,
    answer: null,
    logged: 'file removed',
  },
  tryMapping: {
    method: 'POST',
    path: '/clients/:client/trials',
    needs: changes('catalogs'),
    summary: 'Try a mapping on the first rows of an uploaded file; nothing is imported, and nothing kept',
    body: TrialRequest,
    repeatable: false,
    status: 200,
    answer: TrialView,
    logged: null,
  },
} as const satisfies AdminRoutes;
