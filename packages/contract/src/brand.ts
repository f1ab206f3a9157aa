/** Everything a host changes to make the product its own (decisions 61). */
export interface Brand {
  /** Product name in the top bar and the page titles. */
  readonly name: string;
  readonly slogan: string;
  /** Path or address of the logo; empty draws the built-in mark. */
  readonly logo: string;
  readonly company: string;
  /** Record number shown at the foot of public pages; empty hides it. */
  readonly recordNumber: string;
  /** External documentation site of the top bar (product §2); empty leads to the product's own. */
  readonly docsUrl: string;
  /** Host of static files: datasets, software, agreements (product §7). Empty is the app's own origin. */
  readonly dataHost: string;
  readonly customerService: {
    readonly title: string;
    readonly hours: string;
    /** Empty where there is none: then it is not shown. */
    readonly phone: string;
    readonly email: string;
    /** Address of the online chat; empty hides that entry. */
    readonly chatUrl: string;
  };
  /** The official account in the contact widget. */
  readonly officialAccount: { readonly name: string; readonly qrcode: string };
  /** Where a corporate transfer goes (product §5). Without all three of them it is not offered. */
  readonly bankAccount: {
    readonly holder: string;
    readonly bank: string;
    readonly number: string;
    readonly hint: string;
  };
}

/** Neutral values: what a host has not set yet is empty, and is not shown to customers. */
export const defaultBrand: Brand = {
  name: '算力市场',
  slogan: '按需租用 AI 算力',
  logo: '',
  company: '算力市场运营方',
  recordNumber: '',
  docsUrl: '',
  dataHost: '',
  customerService: {
    title: '在线客服',
    hours: '工作日 9:00-21:00',
    phone: '',
    email: '',
    chatUrl: '',
  },
  officialAccount: { name: '算力市场', qrcode: '/brand/official-account.svg' },
  bankAccount: {
    holder: '',
    bank: '',
    number: '',
    hint: '转账时请在附言中原样填写附言码。对公转账非实时到账，需客服确认后入账。',
  },
};

/** A host's own values; what it leaves out stays neutral. */
export type BrandOverrides = {
  readonly [Key in keyof Brand]?: Brand[Key] extends string ? string : Partial<Brand[Key]>;
};

/** The default brand with a host's own values; nested groups may be given in part. */
export function defineBrand(overrides: BrandOverrides = {}): Brand {
  return {
    ...defaultBrand,
    ...overrides,
    customerService: { ...defaultBrand.customerService, ...overrides.customerService },
    officialAccount: { ...defaultBrand.officialAccount, ...overrides.officialAccount },
    bankAccount: { ...defaultBrand.bankAccount, ...overrides.bankAccount },
  };
}

/** Whether a corporate transfer has somewhere to go. */
export const takesTransfers = ({ holder, bank, number }: Brand['bankAccount']): boolean =>
  holder !== '' && bank !== '' && number !== '';
