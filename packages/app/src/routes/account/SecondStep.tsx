import { SECOND_STEP, type SecondStep as Step } from '@compute-market/contract/entities/authenticator';
import { loginChallenge, type LoginChallenge } from '@compute-market/contract/entities/login';
import { SecondStep as SecondStepView, SecondStepUnreadable } from '@compute-market/patterns/account/LoginScreen';
import { useEffect, useState } from 'react';
import { useSecondStepForm } from '../../forms/account/useSecondStepForm';

interface Exits {
  readonly onEntered: (token: string) => Promise<void>;
  readonly onBack: () => void;
}

const known: readonly string[] = Object.values(SECOND_STEP);
const isKnown = (way: string): way is Step => known.includes(way);

function Asked({ challenge, onEntered, onBack }: Exits & { readonly challenge: LoginChallenge }) {
  const told = challenge.ways.filter(isKnown);
  const ways = told.length === 0 ? [SECOND_STEP.sms] : told;
  const [way, setWay] = useState<Step>(ways[0] ?? SECOND_STEP.sms);
  const slot = useSecondStepForm(challenge, way, onEntered);
  const { form } = slot;
  // What was pressed has gone; the keyboard goes on where the code is typed.
  useEffect(() => form.setFocus('code'), [form, way]);
  const choose = (next: Step) => {
    form.reset();
    setWay(next);
  };
  return <SecondStepView {...slot} way={way} ways={ways} onWay={choose} phone={challenge.phone} onBack={onBack} />;
}

/** The second step of a login, by what the refusal of the first one told. Mounted anew for every challenge, and not among what the login loads first. */
export default function SecondStep({ told, ...exits }: Exits & { readonly told: unknown }) {
  const challenge = loginChallenge.safeParse(told).data;
  if (challenge === undefined) return <SecondStepUnreadable onBack={exits.onBack} />;
  return <Asked challenge={challenge} {...exits} />;
}
