// Written by `KYDAI_BLESS=1 npm test` from locales/vi. Do not edit.

type Value = string | number;

export type MessageId =
  | 'brand'
  | 'color-red'
  | 'move-announced';

export interface MessageArguments {
  'move-announced': { move: Value; side: Value };
}
