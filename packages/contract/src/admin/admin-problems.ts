// Problems that only the admin interface answers with, beside those of the public interface.

export const ADMIN_PROBLEM_TABLE = {
  'invalid-request': {
    status: 400,
    title: 'The request does not have the right shape',
    meaning: 'A member, a parameter or a header is missing, unknown, or of another type than the interface takes.',
    mend: 'See `errors` for each place at fault.',
  },
  'wrong-credentials': {
    status: 422,
    title: 'E-mail or password is wrong',
    meaning:
      'Nobody can sign in with this e-mail address and this password. The answer is the same whether there is such a person or not.',
    mend: 'Type both again. If the password is lost, an owner of the shop makes a link for a new one.',
  },
  'sign-in-required': {
    status: 401,
    title: 'Sign in first',
    meaning: 'The request has neither a session that is signed in nor a token in `Authorization`, or it has ended.',
    mend: 'Sign in at `/admin`, or send `Authorization: Bearer` with a token that an owner of the shop issued. Keys of shops open nothing here.',
  },
  'not-permitted': {
    status: 403,
    title: 'Your role does not include this',
    meaning: 'You may see this shop, but not do this in it.',
    mend: 'Ask an owner of the shop. The detail names the role that may.',
  },
  'foreign-origin': {
    status: 403,
    title: 'The request came from another site',
    meaning: 'A page of another site sent the request with the cookie of somebody who has signed in here.',
    mend: 'Send requests from the portal itself. Programs send a token in `Authorization` and no cookie.',
  },
  'person-required': {
    status: 403,
    title: 'Only a person may do this',
    meaning:
      'The request came with a token. What concerns people, their passwords and their tokens is done by people who are signed in.',
    mend: 'Sign in at `/admin`.',
  },
  'last-owner': {
    status: 409,
    title: 'An owner has to remain',
    meaning: 'Without this person nobody would be left who may do everything; nothing was changed.',
    mend: 'Make somebody else an owner first.',
  },
  'account-exists': {
    status: 409,
    title: 'Sign in to accept this invitation',
    meaning: 'Whoever is invited has an account already, and is not signed in here. The invitation still works.',
    mend: 'Sign in with the address that the invitation names, then accept it.',
  },
  'already-exists': {
    status: 409,
    title: 'There is one already',
    meaning: 'What was to be made is there already; nothing was changed.',
    mend: 'Use another name, or change what is there.',
  },
  'draft-broken': {
    status: 422,
    title: 'The draft cannot be tried as it is',
    meaning: 'Something in the draft keeps it from being played; nothing was changed.',
    mend: 'See `errors`: each has its place in the document of the draft, and says how to mend it.',
  },
  'edit-conflict': {
    status: 409,
    title: 'Somebody changed the same meanwhile',
    meaning:
      'What the edit changes is not as its editor saw it any more. Nothing of the edit was done, so that nobody overwrites what they have not seen.',
    mend: 'See `conflicts`: for each it has what was there, what the edit would make of it, and what is there now. Choose, and send what was chosen with the present `ETag`.',
  },
  'request-under-way': {
    status: 409,
    title: 'The same request is under way',
    meaning: 'A request with this `Idempotency-Key` has not been answered yet.',
    mend: 'Send it again in a moment: it brings the same response.',
  },
  'link-gone': {
    status: 410,
    title: 'This link works no more',
    meaning: 'It was used, was taken back, is too old, or whoever made it may not do so any more.',
    mend: 'Ask for a new one.',
  },
  'state-outdated': {
    status: 412,
    title: 'It has changed meanwhile',
    meaning: '`If-Match` names another state than the present one, or one that is not kept any more. Nothing was done.',
    mend: 'Read what is there now, and send the request again if it is still meant.',
  },
  refused: {
    status: 422,
    title: 'The request was understood, but cannot be done',
    meaning: 'What was asked for does not fit what is there, or it cannot be meant. Nothing was changed.',
    mend: 'See `detail` and `errors`.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Another request had this Idempotency-Key',
    meaning: 'The `Idempotency-Key` was sent before with another method, path or body.',
    mend: 'Make a new key for each thing that is to be done once.',
  },
  'if-match-required': {
    status: 428,
    title: 'Say which state was seen',
    meaning:
      'The request changes something that others may change as well, and has no `If-Match`, or none that could be of it.',
    mend: 'Send `If-Match` with the `ETag` that came with what you saw.',
  },
} as const;
