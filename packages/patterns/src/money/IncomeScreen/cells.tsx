import { Money } from '@compute-market/components/money';
import { Text } from '@compute-market/components/text';
import { fenFromYuan, sumFen } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';

/** An amount of money in a cell, yuan. */
export const sum = (yuan: number): ReactNode => <Money fen={fenFromYuan(yuan)} />;

/** What a row is read for: its amount, its price. */
export const Strong = ({ children }: { children: ReactNode }) => (
  <Text tone="strong" weight="medium">
    {children}
  </Text>
);

/** The amounts of a page together, yuan. */
export const total = (amounts: readonly number[]): ReactNode => (
  <Money fen={sumFen(amounts.map((yuan) => fenFromYuan(yuan)))} />
);

/** 12.5%. */
export const percentWords = (value: number): string => `${(value * 100).toFixed(1)}%`;
