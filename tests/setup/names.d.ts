/** Whether a spoken name has a comma too many. */
export declare const hasStrayComma: (name: string) => boolean;
/** Names of pictures, charts and gauges in a page that have a comma too many (decisions 40: what is not told is left out of a name with its comma). */
export declare const strayNames: (page: Document) => string[];
