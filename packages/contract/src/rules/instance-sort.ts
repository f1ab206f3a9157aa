/** Orders of the list of instances, ours beside the specification's newest first; `-` turns one round (decisions 85). */
export const instanceSorts = ['urgency', 'due', '-due', 'cost', '-cost', 'status', '-status'] as const;
export type InstanceSort = (typeof instanceSorts)[number];
