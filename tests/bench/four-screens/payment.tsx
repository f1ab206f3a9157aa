import { AmountChoice } from '@compute-market/components/amount-choice';
import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { PayMethodPicker } from '@compute-market/components/pay-method-picker';
import { useEffect, useRef, useState } from 'react';
import { sums, ways } from './screen';
import { sumOf } from './sum-by-hand';

const methods = ways.map(({ channel, fact }) => ({ channel, fact }));
const options = sums.map((fen) => ({ fen }));
type Channel = (typeof ways)[number]['channel'];

export function OurPayment() {
  const [open, setOpen] = useState(false);
  const [fen, setFen] = useState(sums[0] ?? 0);
  const [channel, setChannel] = useState<Channel>('wechat');
  return (
    <>
      <Button id="open" onClick={() => setOpen(true)}>
        充值
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="充值"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <Button variant="primary">去支付</Button>
          </>
        }
      >
        <AmountChoice options={options} value={fen} onValueChange={setFen} />
        <PayMethodPicker
          methods={methods}
          value={channel}
          onValueChange={(chosen) => {
            if (chosen !== 'transfer') setChannel(chosen);
          }}
        />
      </Dialog>
    </>
  );
}

function HandDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fen, setFen] = useState(sums[0]);
  const [channel, setChannel] = useState<Channel>('wechat');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="title" onClose={onClose}>
      <h2 id="title">充值</h2>
      <fieldset>
        <legend>充值金额</legend>
        {sums.map((sum) => (
          <label key={sum} className="tile">
            <input type="radio" name="sum" checked={sum === fen} onChange={() => setFen(sum)} />
            {sumOf(sum)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>支付方式</legend>
        {ways.map((way) => (
          <label key={way.channel} className="tile">
            <input type="radio" name="way" checked={way.channel === channel} onChange={() => setChannel(way.channel)} />
            <b>{way.name}</b>
            <small>{way.fact}</small>
          </label>
        ))}
      </fieldset>
      <footer>
        <button type="button" className="button" onClick={onClose}>
          取消
        </button>
        <button type="button" className="button">
          去支付
        </button>
      </footer>
    </dialog>
  );
}

export function HandPayment() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" className="button" onClick={() => setOpen(true)}>
        充值
      </button>
      {open ? <HandDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
