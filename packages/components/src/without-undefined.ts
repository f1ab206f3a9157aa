type WithoutUndefined<Given> = { [Key in keyof Given]: Exclude<Given[Key], undefined> };

/** What is undefined is as good as left out: merged over others it would erase them. */
export const withoutUndefined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WithoutUndefined<Given>;
