interface Told {
  readonly ContainerTypes?: readonly string[] | undefined;
}

/** Whether machines of that kind start from the image; where a back end does not tell, they may (decisions 205). */
export const runsAs = ({ ContainerTypes }: Told, kind: string): boolean => ContainerTypes?.includes(kind) ?? true;
