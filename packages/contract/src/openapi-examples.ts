// A short conversation, as examples for the interface's documentation. They are typed by the schemas, and a test checks
// them against the schemas as well, so they cannot drift from what is sent.

import type { InteractionRequest } from './interaction-request.ts';
import type { NextRequest } from './next-request.ts';
import type { NextResponse, Result } from './next-response.ts';

interface Example<T> {
  readonly summary: string;
  readonly value: T;
}

const results: Result[] = [
  {
    sku: 'PLOVER-D-BK',
    image: 'https://shop.example/images/plover.webp',
    link: 'https://shop.example/p/plover-d-bk',
    title: 'Fennholm Plover Disc, diamond, black',
    description: 'Disc brakes that bite in the rain.',
    price: '1099.00',
  },
];

export const REQUEST_EXAMPLES: Readonly<Record<string, Example<NextRequest>>> = {
  reply: { summary: 'A reply', value: { question_id: 'use', answers: ['commute'] } },
  several: {
    summary: 'Several answers, to MULTIPLE',
    value: { question_id: 'equipment', answers: ['lights', 'rack'] },
  },
  range: { summary: 'A range', value: { question_id: 'budget', answers: ['800.0-1500.0'] } },
  skip: { summary: 'A skip', value: { question_id: 'budget', answers: [] } },
};

export const INTERACTION_EXAMPLES: Readonly<Record<string, Example<InteractionRequest>>> = {
  clicked: { summary: 'A product was opened', value: { kind: 'clicked', sku: 'PLOVER-D-BK' } },
  bought: {
    summary: 'It was bought',
    value: { kind: 'bought', sku: 'PLOVER-D-BK', value: '1099.00', currency: 'EUR', order_id: '2026-004711' },
  },
};

export const RESPONSE_EXAMPLES: Readonly<Record<string, Example<NextResponse>>> = {
  start: {
    summary: 'Started: the first question, no results yet',
    value: {
      session_token: 'AZqXk3J9cY6u1fQk4w0AAQAAZm9yIHJlYWRlcnMgb25seQ',
      question: {
        question_id: 'use',
        title: 'What will you ride for most of all?',
        description: null,
        image: null,
        question_type: 'SINGLE',
        skip_text: null,
        answers: [
          {
            answer_id: 'commute',
            title: 'To work and back',
            description: 'In every weather, also in the dark',
            image: 'https://shop.example/images/commute.webp',
            background_color: null,
          },
          { answer_id: 'unsure', title: 'A bit of everything', description: null, image: null, background_color: null },
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
        title: 'What would you like to spend?',
        description: null,
        image: null,
        question_type: 'RANGE',
        skip_text: null,
        answers: [
          { answer_id: '350.0-800.0', range_from: 350, range_to: 800 },
          { answer_id: '800.0-1500.0', range_from: 800, range_to: 1500 },
        ],
        range_from: 350,
        range_to: 1500,
        range_step: 50,
        range_label: '€',
        range_groupings: [
          { title: 'Up to €800', position: 0, range_from: 350, range_to: 800 },
          { title: '€800 to €1,500', position: 1, range_from: 800, range_to: 1500 },
        ],
      },
      results: null,
    },
  },
  results: {
    summary: 'All filter questions were asked: results, and another question',
    value: {
      session_token: 'AZqXk3J9cY6u1fQk4w0AAQACZm9yIHJlYWRlcnMgb25seQ',
      question: {
        question_id: 'colour',
        title: 'Any favourite colour?',
        description: null,
        image: null,
        question_type: 'MULTIPLE',
        skip_text: 'No favourite',
        answers: [
          { answer_id: 'black', title: 'Black', description: null, image: null, background_color: '#33373d' },
          { answer_id: 'green', title: 'Green', description: null, image: null, background_color: '#3c8a5b' },
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
