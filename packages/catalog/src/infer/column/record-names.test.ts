import { expect, test } from 'vitest';
import { namesRecord } from './record-names.ts';

test.each([
  ...['created_at', 'Updated At', 'date_created', 'Geändert am', 'news_from_date', 'special_price_to_date'],
  ...['meta_title', 'SEO Description', 'url_key', 'link_rewrite', 'Permalink', 'seo:title'],
  ...['base_image_label', 'Image Alt Text', 'visibility', 'Catalog visibility', 'Is featured?', 'menu_order'],
  ...[
    'tax_class_name',
    'Tax status',
    'use_config_manage_stock',
    'min_cart_qty',
    'is_qty_decimal',
    'Backorders allowed?',
  ],
  ...['attribute_set_code', 'product_websites', 'category_ids', 'categoryId', 'brand_id', 'Attribute 1 visible'],
  ...[
    'related_skus',
    'upsell_position',
    'Cross-sells',
    'Grouped products',
    'Sold individually?',
    'msrp_display_actual_price_type',
  ],
  ...['img_w', 'img_h', 'image_width', 'Image height (px)', 'thumbnail_height', 'Bild Breite (px)'],
  ...['warnings', 'errors', 'scraper_notes', 'parse_errors', 'OCR confidence', 'Importfehler', 'raw_html'],
  ...['web-scraper-order', 'web-scraper-start-url', 'pagination', 'page_number', 'Zeilennummer', 'número de página'],
  ...['price_checked', 'last checked', 'Checked on'],
  ...['position_on_page', 'catalogue page', 'Katalogseite', 'номер страницы', 'Unnamed: 0'],
])('%s is a record of the shop system', (name) => expect(namesRecord(name)).toBe(true));

test.each([
  ...[
    'position',
    'status',
    'active',
    'featured',
    'imported',
    'country_of_manufacture',
    'brand',
    'Category',
    'Kategorie',
  ],
  ...['weight', 'volume', 'flavor', 'Image quality', 'Picture format', 'Related sport', 'Gift idea', 'published year'],
  ...[
    'stock',
    'Layout',
    'keyboard layout',
    'Front camera',
    'bundle',
    'style',
    'model',
    'design',
    'material',
    'Virtual surround',
  ],
  ...[
    'Number of pages',
    'Seitenzahl',
    'número de páginas',
    'pages',
    'Raw',
    'Bildbreite',
    'Image size',
    'Column',
    'Warning',
  ],
  ...['Picture width', 'Image resolution', 'Row', 'Import', 'Height', 'Photo paper', 'Line'],
])('%s may be a property of the product', (name) => expect(namesRecord(name)).toBe(false));
