// Predicates: `Condition` over a product's attributes, `ReplyCondition` over a shopper's replies. Both are plain data,
// so that they can be stored, compared and compiled; nothing here evaluates them.

export type ConditionValue = string | number | boolean;

/**
 * A predicate over product attributes. A product without the attribute satisfies none of `in`, `not_in`, `compare` and
 * `exists: true`. It satisfies `exists: false`, and the `not` of all the others. On a list, `in` means that some value is
 * in the set; `not_in` means that the product has values and none of them is in the set.
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
 * A predicate over replies to questions listed earlier. If a question was skipped or never asked, or its reply does not
 * count just now, its set of chosen answers is empty. `replied` also holds for a skip. `gte` tests the lower end of a RANGE
 * reply, `lte` its upper end.
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
