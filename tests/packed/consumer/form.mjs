// A page without JSX, so that Node can draw it from the packages as they are.
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { GlobalStyle } from '@compute-market/components/global-style';
import { SearchIcon } from '@compute-market/components/icons';
import { Money } from '@compute-market/components/money';
import { QuantityField } from '@compute-market/components/quantity-field';
import { createElement as draw, useState } from 'react';

export function OrderPage() {
  const [open, setOpen] = useState(false);
  return draw(
    'main',
    null,
    draw(GlobalStyle),
    draw(
      Card,
      null,
      draw(SearchIcon, { size: 14 }),
      draw(Money, { fen: 30_415, tone: 'price' }),
      draw(Field, { label: '台数' }, draw(QuantityField, { defaultValue: 2, min: 1, max: 20 })),
      draw(Button, { variant: 'primary', onClick: () => setOpen(true) }, '立即支付'),
    ),
    draw(Dialog, { open, onOpenChange: setOpen, title: '确认支付' }, '余额将扣除 304.15 元'),
  );
}
