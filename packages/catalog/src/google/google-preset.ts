// What the columns of a Google Merchant feed mean, by Google's product data specification.

import type { FormatPreset } from '../infer/format-preset.ts';
import type { ValueRule, ValueSource } from '../mapping/mapping.ts';
import { googleLabel } from './google-labels.ts';

const rule = (from: ValueSource | readonly string[], words: ValueRule['words'] = null): ValueRule => ({
  from: 'kind' in from ? [from] : from.map((column) => ({ kind: 'column', column })),
  ...{ pattern: null, map: [], decimal: null, scale: null, part: null, words, matches: null },
});

export const googlePreset: FormatPreset = {
  fields: {
    sku: rule(['id']),
    title: rule(['title']),
    description: rule({ kind: 'template', parts: [{ column: 'description', optional: false, filters: ['text'] }] }),
    image: rule(['image_link']),
    link: rule(['link']),
    price: rule(['sale_price', 'price']),
    // Without a sale price it equals the price, and the product then has no list price.
    list_price: rule(['price']),
    group: rule(['item_group_id']),
    available: rule(['availability'], {
      true: [
        ...['in stock', 'in_stock', 'in-stock', 'instock', 'available', 'available for order', 'limited availability'],
        ...['preorder', 'pre-order', 'pre_order', 'backorder', 'back-order', 'back_order'],
      ],
      false: [
        ...['out of stock', 'out_of_stock', 'out-of-stock', 'outofstock', 'sold out', 'sold_out'],
        ...['unavailable', 'discontinued'],
      ],
    }),
  },
  drop: [],
  notAttributes: (column) => TELL_NOTHING.test(column),
  categories: ['product_type', 'google_product_category', 'fb_product_category'],
  weight: null,
  label: googleLabel,
};

/** Ids of other systems, addresses, shipping and tax, dates, and settings of advertising. */
const TELL_NOTHING = new RegExp(
  `^(?:${[
    'id|title|description|content|summary|link|image_link|price|sale_price|item_group_id|availability|currency',
    'gtin|mpn|identifier_exists|guid|google_product_category|fb_product_category|category_id',
    'mobile_link|canonical_link|link_template|mobile_link_template|ads_redirect|checkout_link.*|virtual_model_link',
    'additional_image_link|lifestyle_image_link|video_link|media:.*|enclosure',
    'shipping|shipping[._(].*|ships_from_country|tax|tax[._(].*|tax_category|(?:min|max)_handling_time|transit_time_label',
    'return_.*|pickup_.*|store_code|carrier_shipping.*|free_shipping.*',
    '(?:sale_price_effective|availability|expiration|auto_pricing).*|pubdate|published|updated|author.*',
    'ads_.*|adwords_.*|custom_label.*|custom_number.*|promotion_id|(?:in|ex)cluded_destination|shopping_ads.*|feed_label|pause',
    'adult|cost_of_goods_sold|installment.*|subscription_cost.*|loyalty.*|unit_pricing.*|quantity|inventory|sell_on.*',
    'external_seller_id|disclosure.*|structured_.*|short_title|language|target_country|content_language|size_system',
    '(?:min|max)_energy_efficiency_class|product_highlight',
  ].join('|')})$`,
  'i',
);
