// BMEcat, in which manufacturers and wholesalers send catalogs, 1.2 and 2005: https://www.bme.de/services/bmecat/

import { firstOf, plainTextOf, type XmlDialect } from './xml-dialect.ts';

const dialect = (product: string, id: string): XmlDialect => {
  const price = `${product}_PRICE_DETAILS.${product}_PRICE`;
  const details = `${product}_DETAILS`;
  const inLanguages = (column: string): string[] => ['', '[deu]', '[de]', '[eng]', '[en]'].map((mark) => column + mark);
  return {
    root: 'BMECAT',
    records: `/BMECAT/T_NEW_CATALOG/${product}`,
    preset: {
      fields: {
        sku: firstOf([id]),
        title: firstOf(inLanguages(`${details}.DESCRIPTION_SHORT`)),
        description: plainTextOf(inLanguages(`${details}.DESCRIPTION_LONG`)),
        image: firstOf(['MIME_INFO.MIME.MIME_SOURCE']),
        // Prices that shoppers pay come before those of dealers.
        price: firstOf([
          ...['gros_list', 'nrp', 'net_list', 'net_customer', 'net_customer_exp'].map(
            (type) => `${price}[${type}].PRICE_AMOUNT`,
          ),
          `${price}.PRICE_AMOUNT`,
        ]),
      },
      drop: [],
      notAttributes: (column) => TELL_NOTHING.test(column),
      weight: null,
      label: () => null,
    },
  };
};

const TELL_NOTHING =
  /^(?:@.*|MIME_INFO\..*|.*_ORDER_DETAILS\..*|.*_PRICE_DETAILS\..*|.*_REFERENCE.*|USER_DEFINED_EXTENSIONS\..*|.*_LOGISTIC_DETAILS\..*|.*_STATUS.*|.*\.@.*|.*_FEATURES\.(?:REFERENCE_FEATURE.*)|.*_DETAILS\.(?:EAN|INTERNATIONAL_PID|MANUFACTURER_(?:AID|PID|IDREF)|SUPPLIER_ALT_.*|BUYER_.*|ERP_GROUP.*|KEYWORD.*|SEGMENT|REMARKS|ARTICLE_ORDER|PRODUCT_ORDER))$/;

export const bmecat12 = dialect('ARTICLE', 'SUPPLIER_AID');
export const bmecat2005 = dialect('PRODUCT', 'SUPPLIER_PID');
