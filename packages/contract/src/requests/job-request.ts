// What long work is ordered with, beside what its kind takes.

import { Type } from 'typebox';
import { closed, type View } from '../views/view-part.ts';
import { DraftRequest } from './advisor-request.ts';
import { DeletionRequest, ImportRequest } from './import-request.ts';

/** The file, which was uploaded before. It stays, so that it can be imported again in another way. */
const UPLOAD = { upload: Type.String({ minLength: 1 }) };

export const UploadImportRequest = closed({ ...UPLOAD, ...ImportRequest.properties });
export type UploadImportRequest = View<typeof UploadImportRequest>;

export const UploadDeletionRequest = closed({ ...UPLOAD, ...DeletionRequest.properties });
export type UploadDeletionRequest = View<typeof UploadDeletionRequest>;

const { catalog: _, ...drafting } = DraftRequest.properties;

/** The catalog comes with the address. */
export const CatalogDraftRequest = closed(drafting);
