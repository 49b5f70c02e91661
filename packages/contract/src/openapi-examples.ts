// A short conversation, as examples for the interface's documentation. They are typed by the schemas, and a test checks
// them against the schemas as well, so they cannot drift from what is sent.

import type { NextRequest } from './next-request.ts';
import type { NextResponse, Result } from './next-response.ts';

interface Example<T> {
  readonly summary: string;
  readonly value: T;
}

const results: Result[] = [
  {
    sku: 'NB-16-4060',
    image: 'https://shop.example/images/nb-16.webp',
    link: 'https://shop.example/p/nb-16-4060',
    title: 'Forge 16',
    description: 'A dedicated graphics card and a fast screen.',
    price: '1149.00',
  },
];

export const REQUEST_EXAMPLES: Readonly<Record<string, Example<NextRequest>>> = {
  reply: { summary: 'A reply', value: { question_id: 'use', answers: ['commute'] } },
  several: { summary: 'Several answers, to MULTIPLE', value: { question_id: 'brand', answers: ['forge', 'nimbus'] } },
  range: { summary: 'A range', value: { question_id: 'budget', answers: ['600.0-1200.0'] } },
  skip: { summary: 'A skip', value: { question_id: 'budget', answers: [] } },
};

export const RESPONSE_EXAMPLES: Readonly<Record<string, Example<NextResponse>>> = {
  start: {
    summary: 'Started: the first question, no results yet',
    value: {
      session_token: 'AZqXk3J9cY6u1fQk4w0AAQAAZm9yIHJlYWRlcnMgb25seQ',
      question: {
        question_id: 'use',
        title: 'What will you mostly do with it?',
        description: null,
        image: null,
        question_type: 'SINGLE',
        skip_text: 'Not sure yet',
        answers: [
          {
            answer_id: 'games',
            title: 'Play games',
            description: 'Needs a graphics card of its own.',
            image: 'https://shop.example/images/games.webp',
            background_color: null,
          },
          { answer_id: 'travel', title: 'Carry it everywhere', description: null, image: null, background_color: null },
        ],
      },
      results: null,
    },
  },
  advanced: {
    summary: 'After a reply: a RANGE question',
    value: {
      session_token: 'AZqXk3J9cY6u1fQk4w0AAQABZm9yIHJlYWRlcnMgb25seQ',
      question: {
        question_id: 'budget',
        title: 'What is your budget?',
        description: null,
        image: null,
        question_type: 'RANGE',
        skip_text: null,
        answers: [
          { answer_id: '300.0-600.0', range_from: 300, range_to: 600 },
          { answer_id: '600.0-1200.0', range_from: 600, range_to: 1200 },
        ],
        range_from: 300,
        range_to: 2400,
        range_step: 50,
        range_label: '€',
        range_groupings: [
          { title: 'Up to 600', position: 0, range_from: 300, range_to: 600 },
          { title: '600 to 1200', position: 1, range_from: 600, range_to: 1200 },
        ],
      },
      results: null,
    },
  },
  results: {
    summary: 'All filtering questions asked: results, and a question more',
    value: {
      session_token: 'AZqXk3J9cY6u1fQk4w0AAQACZm9yIHJlYWRlcnMgb25seQ',
      question: {
        question_id: 'brand',
        title: 'Any favourite brand?',
        description: null,
        image: null,
        question_type: 'MULTIPLE',
        skip_text: 'No favourite',
        answers: [
          { answer_id: 'forge', title: 'Forge', description: null, image: null, background_color: null },
          { answer_id: 'nimbus', title: 'Nimbus', description: null, image: null, background_color: '#1e66f5' },
        ],
      },
      results,
    },
  },
  ended: {
    summary: 'The advisor has ended',
    value: { session_token: 'AZqXk3J9cY6u1fQk4w0AAQADZm9yIHJlYWRlcnMgb25seQ', question: null, results },
  },
};
