import { expect, type Locator } from '@playwright/test';
import { must, post } from './customer';

/** What `/gpu_priceinfo` answers this person. */
export interface Catalogue {
  readonly gpus: Readonly<Record<string, { readonly HourPrice: number }>>;
  readonly vipInfos: readonly { readonly Level: number; readonly VipDiscount: number }[];
  readonly level: number;
  readonly period_discounts: Readonly<Record<Period, number>>;
}
export type Period = 'hour' | 'day' | 'month';
export type MachineKind = 'kvm' | 'docker';

export const catalogueOf = (url: string, session: string) =>
  must(post<Catalogue>(url, '/gpu_priceinfo', { session, phone: '' }));

const perYuan = 10_000;
/** Yuan as a unit price is written: groups and two decimals, rounded half up; four below ten fen. */
export function written(yuan: number): string {
  const units = Math.round(yuan * perYuan);
  if (units < perYuan / 10) return `¥${(units / perYuan).toFixed(4)}`;
  return `¥${(Math.round(units / 100) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

/** What is left of a list price for this person by this period. */
export const factorOf = ({ vipInfos, level, period_discounts }: Catalogue, period: Period): number =>
  period_discounts[period] * (vipInfos.find(({ Level }) => Level === level)?.VipDiscount ?? 1);

/** What each of these list prices is for this person by this period. */
export const pricesBy = (catalogue: Catalogue, period: Period, list: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(list).map(([name, yuan]) => [name, written(yuan * factorOf(catalogue, period))] as const),
  );

/** What each model costs this person a card and hour. */
export const pricesOf = (catalogue: Catalogue, period: Period) =>
  pricesBy(
    catalogue,
    period,
    Object.fromEntries(Object.entries(catalogue.gpus).map(([model, { HourPrice }]) => [model, HourPrice])),
  );

interface Specification {
  readonly SpecName: string;
  readonly GpuNum: number;
  readonly HourPrice: number;
}

/** List price of an hour of each size of machine of this kind, by its name; `GpuNum` cards are in it. */
export async function specificationsOf(
  url: string,
  session: string,
  kind: MachineKind = 'kvm',
): Promise<ReadonlyMap<string, Specification>> {
  const { Specifications } = await must(
    post<{ Specifications: Specification[] }>(url, `/store/get_${kind}_gpu_selector`, { session }),
  );
  return new Map(Specifications.map((one) => [one.SpecName, one]));
}

/** List price of a card and hour on each host, by the size of machine that stands there. */
export async function hostPricesOf(url: string, session: string): Promise<Readonly<Record<string, number>>> {
  const sizes = await specificationsOf(url, session);
  const { List } = await must(
    post<{ List: { HostName: string; SpecName: string }[] }>(url, '/store/get_hosts', {
      session,
      container_type: 'kvm',
    }),
  );
  return Object.fromEntries(
    List.map(({ HostName, SpecName }) => {
      const { HourPrice = Number.NaN, GpuNum = 1 } = sizes.get(SpecName) ?? {};
      return [HostName, HourPrice / GpuNum];
    }),
  );
}

/** There are rows, and each costs what the catalogue says of what it names. `name` and `price` each take their part out of a row's text. */
export async function expectRows(
  rows: Locator,
  expected: Readonly<Record<string, string>>,
  { name, price }: { name: RegExp; price: RegExp },
) {
  await expect(async () => {
    const texts = await rows.allInnerTexts();
    const found = texts.flatMap((text) => {
      const [named] = name.exec(text) ?? [];
      return named === undefined ? [] : [[named, price.exec(text)?.[0]]];
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(found.map(([named = '']) => [named, expected[named]]));
  }).toPass({ timeout: 60_000 });
}
