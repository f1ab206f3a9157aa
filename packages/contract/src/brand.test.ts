import { describe, expect, it } from 'vitest';
import { defaultBrand, defineBrand } from './brand';

describe('a brand', () => {
  it('may be given in part, down to one line of the bank account', () => {
    const brand = defineBrand({ name: '某某云', bankAccount: { holder: '某某云有限公司' } });
    expect(brand.name).toBe('某某云');
    expect(brand.bankAccount).toEqual({ ...defaultBrand.bankAccount, holder: '某某云有限公司' });
    expect(brand.customerService).toEqual(defaultBrand.customerService);
  });
});
