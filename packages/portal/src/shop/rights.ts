// Which pages of a shop somebody may see, by the rights that the service checks.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { type Access, type Part, roleMay } from '@guidepost/contract/admin/rights';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { SHOP_PAGES, type ShopPage } from '../addresses.ts';

const PART_OF: Readonly<Record<ShopPage, Part>> = {
  home: 'catalogs',
  catalogs: 'catalogs',
  advisors: 'advisors',
  insights: 'insights',
  keys: 'keys',
  people: 'people',
  audit: 'audit',
};

export const may = ({ role }: Pick<ClientView, 'role'>, part: Part, access: Access): boolean =>
  role !== null && roleMay(role, part, access);

/** Such a person may also make new shops. */
export const isOwnerOfAll = ({ roles }: Pick<MeView, 'roles'>): boolean =>
  roles.some(({ client, role }) => client === null && role === 'owner');

export const mayOpen = (shop: ClientView, page: ShopPage): boolean => may(shop, PART_OF[page], 'read');

export const pagesFor = (shop: ClientView): readonly ShopPage[] => SHOP_PAGES.filter((page) => mayOpen(shop, page));
