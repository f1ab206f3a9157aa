import type { Instance } from '@compute-market/contract/entities/instance';

/** What is to become of instances. */
export interface LabelsChange {
  /** The project they go into, empty for none; undefined leaves each where it is. */
  readonly project: string | undefined;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Labelled = Pick<Instance, 'Project' | 'Tags'>;

/** The project that all of them are in, empty for none; null where they differ. */
export function commonProject(instances: readonly Labelled[]): string | null {
  const [first = '', ...others] = [...new Set(instances.map(({ Project = '' }) => Project))];
  return others.length === 0 ? first : null;
}

/** Tags are those of one instance; of several, only new ones are given. */
export const tagsBefore = (instances: readonly Labelled[]): readonly string[] =>
  instances.length === 1 ? (instances[0]?.Tags ?? []) : [];

/** What the dialog asks for: only what differs from before. */
export function labelsChange(
  instances: readonly Labelled[],
  { project, tags }: { readonly project: string; readonly tags: readonly string[] },
): LabelsChange {
  const before = tagsBefore(instances);
  const wanted = project.trim();
  return {
    project: wanted === (commonProject(instances) ?? '') ? undefined : wanted,
    added: tags.filter((tag) => !before.includes(tag)),
    removed: before.filter((tag) => !tags.includes(tag)),
  };
}

/** Most projects that are offered under the field; typing narrows them. */
const mostOffered = 8;

/** The projects that what is typed may mean; all of them while it is one already, or nothing. */
export function offeredProjects(projects: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const isOne = projects.some((name) => name.toLowerCase() === wanted);
  return projects.filter((name) => isOne || name.toLowerCase().includes(wanted)).slice(0, mostOffered);
}
