// Who may do what in the admin interface: parts of a shop, and the roles that people hold for it. The rights of a role are data,
// so that the portal shows what the server checks.

/** What a shop has, each as a whole. */
export const PARTS = ['catalogs', 'advisors', 'keys', 'insights', 'people', 'audit'] as const;
export type Part = (typeof PARTS)[number];

/** Whoever may change a part may read it as well. */
export const ACCESSES = ['read', 'change'] as const;
export type Access = (typeof ACCESSES)[number];

/** From the one that may do least. */
export const ROLES = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

type Rights = Readonly<Partial<Record<Part, Access>>>;

const VIEWER: Rights = { catalogs: 'read', advisors: 'read', insights: 'read' };

const RIGHTS: Readonly<Record<Role, Rights>> = {
  viewer: VIEWER,
  editor: { ...VIEWER, catalogs: 'change', advisors: 'change' },
  owner: {
    catalogs: 'change',
    advisors: 'change',
    keys: 'change',
    insights: 'change',
    people: 'change',
    audit: 'read',
  },
};

export function roleMay(role: Role, part: Part, access: Access): boolean {
  const right = RIGHTS[role][part];
  return right === 'change' || right === access;
}

/** The role that may do least of those that may do this. */
export const leastRoleFor = (part: Part, access: Access): Role =>
  ROLES.find((role) => roleMay(role, part, access)) ?? 'owner';
