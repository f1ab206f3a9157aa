/** What a company says of itself, and what its licence says. */
export interface CompanyFacts {
  readonly company_name: string;
  readonly credit_code: string;
  readonly legal_name: string;
}

export interface ComparedFact {
  readonly key: keyof CompanyFacts;
  readonly typed: string;
  readonly read: string;
  readonly same: boolean;
}

/** Full-width brackets and blanks make no difference: licences print them either way. */
const plain = (text: string): string =>
  text.replace(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')').toUpperCase();

/** Fact by fact, whether what was typed is what the licence says. */
export function compareLicense(typed: CompanyFacts, read: CompanyFacts): ComparedFact[] {
  return (['company_name', 'credit_code', 'legal_name'] as const).map((key) => ({
    key,
    typed: typed[key],
    read: read[key],
    same: plain(typed[key]) === plain(read[key]),
  }));
}
