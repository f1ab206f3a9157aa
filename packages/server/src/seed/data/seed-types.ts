/** A notice of the demo data, dated by its age. */
export interface NoticeSeed {
  readonly title: string;
  readonly original: string;
  readonly content: string;
  /** 0 system, 1 activity, 2 maintenance. */
  readonly type: 0 | 1 | 2;
  readonly top: boolean;
  readonly hoursAgo: number;
  readonly districts: readonly string[];
}

/** A coupon group of the demo data. Money in fen; days count from the moment of seeding, negative = past. */
export interface CouponGroupSeed {
  readonly name: string;
  readonly type: 0 | 1 | 2;
  readonly amountFen?: bigint;
  readonly discountBp?: number;
  readonly moneyLimitFen?: bigint;
  readonly useTimeLimit?: number;
  readonly targetGoods?: string;
  readonly targetUseMode?: 0 | 1;
  readonly targetUserVerifyType?: 0 | 1 | 2;
  readonly beginDays: number;
  readonly endDays: number;
  readonly remainNum: number;
  readonly visible?: boolean;
}

/** A demo account. */
export interface AccountSeed {
  readonly phone: string;
  readonly name: string;
  /** Age of the account. */
  readonly hoursAgo: number;
  readonly email?: string;
  readonly companyName?: string;
  readonly isPartner?: boolean;
  readonly subAccounts: readonly { readonly name: string; readonly note: string; readonly limitFen: bigint }[];
  readonly verifications: readonly VerificationSeed[];
}

export interface VerificationSeed {
  readonly verifyType: 0 | 1;
  readonly status: 0 | 1 | 2 | 3;
  readonly method: 'face' | 'license';
  readonly name?: string;
  readonly idNumber?: string;
  readonly companyName?: string;
  readonly creditCode?: string;
  /** Who may show their face while the enterprise is under review. */
  readonly legalPerson?: { readonly name: string; readonly idNumber: string };
}

/** A top-up of the demo data. */
export interface TopUpSeed {
  readonly hoursAgo: number;
  readonly amountFen: bigint;
  /** 0 Alipay, 1 WeChat, 2 corporate transfer. */
  readonly payType: 0 | 1 | 2;
  /** Nobody paid: the order closes by itself. */
  readonly abandoned?: boolean;
}

/** A rental of the demo data; prices are made by the product. */
export interface RentalSeed {
  readonly hoursAgo: number;
  readonly note: string;
  readonly containerType: 'kvm' | 'docker';
  readonly gpuType: string;
  readonly gpuNum: number;
  readonly image: string;
  readonly unit: 'hour' | 'day' | 'month';
  readonly count: number;
  readonly district?: string;
  readonly keepDisk?: boolean;
  readonly subAccount?: string;
  /** Key of the coupon group that pays a part. */
  readonly coupon?: string;
  readonly addDiskGb?: number;
  readonly balanceFirst?: boolean;
  /** The machine does not start; the product refunds it by itself. */
  readonly fails?: boolean;
}

/** A coupon that the main demo account has claimed. */
export interface ClaimSeed {
  readonly hoursAgo: number;
  readonly group: string;
  /** Hours ago that it went into the balance. */
  readonly redeemedHoursAgo?: number;
}
