// The picture of products that have none: shops' pages show it like any other.

import type { FastifyInstance } from 'fastify';

const PATH = '/no-picture.svg';

/** It stands on white cards and on dark ones, and has no words, as shoppers read many languages. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
  <rect width="400" height="400" fill="#eef0f2"/>
  <g fill="none" stroke="#a3abb3" stroke-width="8" stroke-linejoin="round">
    <path d="M200 110 285 152v96l-85 42-85-42v-96z"/>
    <path d="m115 152 85 42 85-42M200 194v96M157 131l85 42v40"/>
  </g>
</svg>
`;

/** `publicUrl`: where the service is. */
export const noPictureAt = (publicUrl: string): string => publicUrl + PATH;

export function addNoPicture(app: FastifyInstance): void {
  app.get(PATH, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "default-src 'none'")
      .type('image/svg+xml')
      .send(PICTURE),
  );
}
