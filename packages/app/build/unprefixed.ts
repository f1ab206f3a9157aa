/** A declaration as it was written. Stands in for the table of browser prefixes of stylis, which nothing asks for. */
export const prefix = (declaration: string): string => declaration;
