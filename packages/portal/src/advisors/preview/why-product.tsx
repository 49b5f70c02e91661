// Why one product is where it is, reply by reply, and the smallest change that brings it back, with a button that makes it.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { Badge, Button } from '@mantine/core';
import { useAsked, useDoing } from '../../asking.ts';
import { sayPrice } from '../../say-money.ts';
import { fillIn, sayCount, useLanguage, useWords, type Words } from '../../words/words.ts';
import { partIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { seeAndFocus } from '../editor/focus-place.ts';
import type { GivenReply } from './preview-element.ts';
import { sayReply } from './products-left.tsx';

type Product = NonNullable<PreviewExplanationView['product']>;
type Replies = PreviewExplanationView['replies'];
type Change = NonNullable<Product['change']>;

export function WhyProduct({
  product,
  replies,
  equalsBy,
  language,
  change,
  isChosenNow,
}: {
  readonly product: Product;
  readonly equalsBy: PreviewExplanationView['equals_by'];
  /** In which the conversation is led. */
  readonly language: string;
  /** As they are. */
  readonly replies: Replies;
  readonly change: (replies: readonly GivenReply[]) => Promise<void>;
  /** Whether somebody has just asked about it; then the verdict is what they wait for. */
  readonly isChosenNow: () => boolean;
}) {
  const { preview } = useWords();
  const words = preview.why;
  const showVerdict = (verdict: HTMLParagraphElement | null): void => {
    if (verdict !== null && isChosenNow()) seeAndFocus(verdict);
  };
  const spoken = useLanguage();
  const { title, sku, reasons, standing, equally_good, place } = product;
  return (
    <article className="preview-product" aria-label={title}>
      <h3>
        {title} <span className="quiet">{sku}</span>
      </h3>
      <p role="status" ref={showVerdict} tabIndex={-1}>
        {sayStanding(product, words)}
      </p>
      {equally_good !== null && equally_good > 1 && (
        <p>{sayCount(spoken, (place === 1 ? words.equalFirst : words.equal)[equalsBy], equally_good)}</p>
      )}
      {reasons.length === 0 ? (
        standing !== 'outside' && <p className="quiet">{words.noReply}</p>
      ) : (
        <ul className="preview-reasons">
          {reasons.map((reason) => (
            <ReasonLine key={reason.question_id} {...{ reason, language }} />
          ))}
        </ul>
      )}
      {product.change !== null && <ChangeOf product={product} wanted={product.change} {...{ replies, change }} />}
      {product.change === null && standing === 'removed' && <p>{words.noChange}</p>}
    </article>
  );
}

function sayStanding({ standing, place, shown_instead, outside_because, reasons }: Product, words: WhyWords): string {
  switch (standing) {
    case 'shown': {
      const isNear = reasons.some(({ role, fit }) => role === 'filter' && fit !== 'met');
      return fillIn(isNear ? words.shownNear : words.shown, { place: place ?? 0 });
    }
    case 'left':
      return words.left;
    case 'behind':
      return place === null ? words.farBehind : fillIn(words.behind, { place });
    case 'variant':
      return fillIn(words.variant, { title: shown_instead?.title ?? '' });
    case 'outside':
      return outside_because === 'unavailable' ? words.outsideUnavailable : words.outsideCondition;
    case 'removed':
      return words.removed;
  }
}

type WhyWords = Words['preview']['why'];

const COLORS = { met: 'teal', partly: 'yellow', missed: 'red', unknown: 'gray' } as const;

function ReasonLine({ reason, language }: { readonly reason: Product['reasons'][number]; readonly language: string }) {
  const { preview } = useWords();
  const words = preview.why;
  const { client, document } = useDraft();
  const [asked] = useAsked('findCatalog', { client, catalog: String(document.catalog ?? '-') });
  const { fit, question_id, question_title, answers, value } = reason;
  const attribute = partIn(document, ['questions', question_id, 'attribute']);
  const found = asked.state === 'there' ? asked.answer : null;
  const unit = found?.attributes.find(({ name }) => name === attribute)?.unit ?? '';
  const sayValue = (number: number): string =>
    attribute === 'price' && found?.currency
      ? fillIn(words.costs, { value: sayPrice(language, { currency: found.currency, value: number }) })
      : fillIn(words.value, { value: `${new Intl.NumberFormat(language).format(number)} ${unit}`.trim() });
  return (
    <li>
      <Badge variant="outline" color={COLORS[fit]} className="state">
        {words.fits[fit]}
      </Badge>
      <span>
        <strong>{question_title}</strong>{' '}
        <span className="preview-answer">
          {sayReply(answers, words.noWish)}
          {value !== null && '.'}
        </span>
        {value !== null && (
          <>
            {' '}
            <span>{sayValue(value)}</span>
          </>
        )}
      </span>
    </li>
  );
}

function ChangeOf({
  product,
  wanted,
  replies,
  change,
}: {
  readonly product: Product;
  readonly wanted: Change;
  readonly replies: Replies;
  readonly change: (replies: readonly GivenReply[]) => Promise<void>;
}) {
  const { preview } = useWords();
  const words = preview.why;
  const doing = useDoing();
  const before = (question: string): string =>
    sayReply(replies.find(({ question_id }) => question_id === question)?.answers ?? [], words.noWish);
  const make = () =>
    change(
      wanted.replies.map(({ question_id, answers }) => ({
        question: question_id,
        answers: answers.map(({ answer_id }) => answer_id),
      })),
    );
  const heading = product.standing === 'removed' || product.standing === 'behind' ? words.change : words.changeToFit;
  return (
    <section className="preview-change" aria-label={heading}>
      <p className="preview-heading">{heading}</p>
      <ul>
        {wanted.replies.map(({ question_id, question_title, answers }) => (
          <li key={question_id}>
            <strong>{question_title}</strong>{' '}
            <span>
              {fillIn(words.insteadOf, { reply: sayReply(answers, words.noWish), before: before(question_id) })}
            </span>
          </li>
        ))}
      </ul>
      {!wanted.smallest && <p className="quiet">{words.maybeSmaller}</p>}
      <Button loading={doing.isBusy} onClick={() => doing.run(make)}>
        {words.make}
      </Button>
    </section>
  );
}
