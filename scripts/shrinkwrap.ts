// Lists every library of an installed service in an `npm-shrinkwrap.json`, made from the lock file with which everything here
// was tested. Without it, npm would choose other versions of what the libraries need.

/** The package whose libraries are looked for. */
interface Asker {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** One library, as the lock file has it. */
export interface LockedPackage extends Asker {
  readonly version?: string;
  readonly integrity?: string;
  readonly bin?: unknown;
  readonly engines?: unknown;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}

export interface LockFile {
  readonly lockfileVersion: number;
  /** By their place: `node_modules/a/node_modules/b`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Manifest extends Asker {
  readonly name: string;
  readonly version: string;
}

/**
 * The libraries that a package needs at run time, at the places of the lock file, each with its exact version and the digest
 * of its file. No registry is named, so the person who installs decides where the files come from.
 */
export function shrinkwrapOf(manifest: Manifest, lock: LockFile) {
  const needed = reachable(manifest, lock, 'needed');
  const places = [...reachable(manifest, lock, 'optional')].sort();
  const libraries = places.map((place) => {
    const library = exactly(place, lock);
    return [place, needed.has(place) ? library : { ...library, optional: true }] as const;
  });
  return {
    ...{ name: manifest.name, version: manifest.version, lockfileVersion: lock.lockfileVersion, requires: true },
    packages: { '': manifest, ...Object.fromEntries(libraries) },
  };
}

/** The places of all libraries that are needed, directly or by others. `optional` adds those that may be left out. */
function reachable(manifest: Manifest, lock: LockFile, which: 'needed' | 'optional'): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: { readonly asker: Asker; readonly from: string }[] = [{ asker: manifest, from: '' }];
  for (const { asker, from } of waiting) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = asker;
    const mayLack = (name: string): boolean =>
      Object.hasOwn(optionalDependencies ?? {}, name) || peerDependenciesMeta?.[name]?.optional === true;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (which === 'needed' && mayLack(name)) continue;
      const place = placeOf(name, from, lock);
      if (place === null) {
        if (mayLack(name)) continue;
        throw new Error(`The lock file has no ${name}, which ${from || manifest.name} needs.`);
      }
      if (found.has(place)) continue;
      found.add(place);
      waiting.push({ asker: lock.packages[place] ?? {}, from: place });
    }
  }
  return found;
}

/** Where a library finds another one: beside its own libraries first, then further out. */
function placeOf(name: string, from: string, { packages }: LockFile): string | null {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const place = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (around === '') return null;
  }
}

function exactly(place: string, { packages }: LockFile): LockedPackage {
  const { version, integrity, ...rest } = packages[place] ?? {};
  if (version === undefined || integrity === undefined) {
    throw new Error(`The lock file has no exact file for ${place}: \`npm install\` writes it anew.`);
  }
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = rest;
  const { bin, engines, os, cpu, libc, hasInstallScript, license } = rest;
  const kept = {
    ...{ version, integrity, hasInstallScript, license, bin },
    ...{ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, engines, os, cpu, libc },
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}
