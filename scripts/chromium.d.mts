/** Where the one Chromium of tests, pictures, budgets and benches is. */
export const chromiumPath: string;
