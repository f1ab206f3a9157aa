import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';

/** Whoever verifies a company. */
export const account = { Id: 7, Phone: '13800000002', NotifyPhone: '', SubAccount: null, ServerTime: 0 };

/** A company as it is typed, with nothing wanting. */
export const company: EnterpriseForm = {
  company_name: '云起智算有限公司',
  credit_code: '91350100M000100Y43',
  legal_name: '李雷',
  legal_id_number: '11010519491231002X',
  phone: account.Phone,
  code: '123456',
};
