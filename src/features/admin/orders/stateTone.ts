export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

const tones: Record<string, Tone> = {
  paid: 'good',
  delivered: 'good',
  pending: 'waiting',
  processing: 'waiting',
  failed: 'bad',
  refunded: 'bad',
  cancelled: 'bad',
  returned: 'bad',
};

/** How a state is to be taken; one that we don't know, and what is on its way, is just told. */
export function stateTone(state: string): Tone {
  return tones[state.toLowerCase()] ?? 'quiet';
}
