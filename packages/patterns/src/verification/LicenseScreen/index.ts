export type { CompanyFacts } from './compare-license';
export { LicenseScreen } from './LicenseScreen';
export type { LicenseScreenProps } from './LicenseScreen';
