// The names of the server's messages; their shapes are generated from the server (protocol.d.ts).
import type { components } from './protocol';

type Schemas = components['schemas'];
export type Situation = Schemas['Situation'];
export type SeatInfo = Schemas['SeatInfo'];
export type LegalAnswer = Schemas['LegalAnswer'];
export type Question = Schemas['Question'];
export type Story = Schemas['Story'];
export type ChatLine = Schemas['ChatLine'];
export type TableInfo = Schemas['TableInfo'];
export type You = Schemas['You'];
export type End = Schemas['End'];
export type Fault = Schemas['Fault'];
export type Tried = Schemas['TriedAnswer'];
export type Change = Schemas['ChangeInfo'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];
export type NewTable = Schemas['NewTable'];
export type SeatWish = Schemas['SeatWish'];
export type TableMade = Schemas['TableMade'];
export type CodeInfo = Schemas['CodeInfo'];
export type Joined = Schemas['Joined'];
export type TableLine = Schemas['TableLine'];
export type Json = Record<string, unknown>;
export type Language = 'en' | 'it' | 'fr' | 'de';
