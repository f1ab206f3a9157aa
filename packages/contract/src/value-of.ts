/** The values of a closed list. */
export type ValueOf<Enumeration> = Enumeration[keyof Enumeration];
