// Resources that the protocol's suite of conformance reads.

import type { Resource, ResourceContents, ResourceTemplateType } from '@modelcontextprotocol/server';
import { RED_PIXEL } from './suite-media.ts';

type Contents = ResourceContents & ({ readonly text: string } | { readonly blob: string });

const CONTENTS: readonly Contents[] = [
  {
    uri: 'test://static-text',
    mimeType: 'text/plain',
    text: 'This is the content of the static text resource.',
  },
  { uri: 'test://static-binary', mimeType: RED_PIXEL.mimeType, blob: RED_PIXEL.data },
];

export const SUITE_RESOURCES: Resource[] = CONTENTS.map(({ uri, mimeType }) => ({
  ...{ uri, name: uri.slice('test://'.length), description: 'For the suite.' },
  ...(mimeType !== undefined && { mimeType }),
}));

export const SUITE_TEMPLATES: ResourceTemplateType[] = [
  { uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' },
];

const FROM_TEMPLATE = /^test:\/\/template\/(?<id>[^/]+)\/data$/;

/** Null if there is no such resource. */
export function readSuiteResource(uri: string): Contents | null {
  const id = FROM_TEMPLATE.exec(uri)?.groups?.id;
  if (id === undefined) return CONTENTS.find((each) => each.uri === uri) ?? null;
  const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return { uri, mimeType: 'application/json', text };
}
