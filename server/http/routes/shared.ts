import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Lang } from '#engine';
import type { Trials } from '../../book/trials.ts';
import type { Mailer } from '../../calls/mail.ts';
import type { House } from '../../house.ts';
import type { Rooms } from '../../match/rooms.ts';
import type { Identities } from '../../people/identity.ts';
import type { People } from '../../people/person.ts';
import * as S from '../../schema.ts';
import { langOf } from '../../words.ts';
import type { Making } from '../guard.ts';
import type { Streams } from '../stream.ts';

/** What every group of routes is given, and what several of them say alike. */

export interface RouteSettings {
  readonly house: House;
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly identities: Identities;
  readonly everybody: People;
  readonly trials: Trials;
  /** Letters; null where the host has no mail server. */
  readonly mail: Mailer | null;
  /** Making identities and matches is limited more tightly. */
  readonly limitMaking: (request: FastifyRequest, what: Making) => Promise<void>;
}

/** For how many ordinary requests a dear one counts: one that runs through a whole match, and one that takes a few times as long as others. */
export const DEAR = 20;
export const SOME = 3;
export const MatchParams = Type.Object({ id: S.MatchId });
export const errors = { '4xx': S.ErrorReply, '5xx': S.ErrorReply };
/** What a route answers: that, or an error. */
export const replies = <R>(ok: R) => ({ 200: ok, ...errors });
/** The language of whoever asks. */
export const languageOf = (request: FastifyRequest): Lang => langOf(request.headers['accept-language']);
