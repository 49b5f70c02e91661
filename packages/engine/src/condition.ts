// Predicates: `Condition` over a product's attributes, `ReplyCondition` over a shopper's replies. Both are plain data,
// so that they can be stored, compared and compiled; nothing here evaluates them.

export type ConditionValue = string | number | boolean;

/**
 * A predicate over product attributes. A product without the attribute satisfies none of `in`, `not_in`, `compare` and
 * `exists: true`; it satisfies `exists: false` and the `not` of all those. On a list, `in` means: some value is in it;
 * `not_in`: the product has values, and none of them is.
 */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'in' | 'not_in'; readonly attribute: string; readonly values: readonly ConditionValue[] }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly gt?: number;
      readonly gte?: number;
      readonly lt?: number;
      readonly lte?: number;
    }
  | { readonly kind: 'exists'; readonly attribute: string; readonly exists: boolean };

/**
 * A predicate over replies to questions listed earlier. A question skipped, never asked, or whose reply does not count
 * just now has the empty set of chosen answers. `replied` holds for a skip too; `gte` tests the from of a RANGE reply,
 * `lte` its to.
 */
export type ReplyCondition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly ReplyCondition[] }
  | { readonly kind: 'not'; readonly of: ReplyCondition }
  | {
      readonly kind: 'any_of' | 'all_of' | 'none_of';
      readonly question: string;
      readonly answers: readonly string[];
    }
  | { readonly kind: 'gte' | 'lte'; readonly question: string; readonly value: number }
  | { readonly kind: 'replied'; readonly question: string; readonly replied: boolean };
