/**
 * The grammar of cost notation. It reads text that `folded` has narrowed, so full-width forms need no rules of their own.
 * The words in brackets name what was expected: expected.ts has them in both languages.
 */
export const costNotation = String.raw`
  CostNotation {
    Cost = ListOf<Part, ","> Effect?

    Effect = arrow rest
    arrow (an arrow) = "▷" | "->"
    rest = any*

    Part
      = Points Gems  -- playCost
      | Points GemsUnknown  -- playCostUnknown
      | Points       -- points
      | Gems         -- gems
      | "{" offWord "}"                                -- off
      | "{" offWord ":" followerWord Filter? "}"       -- offFollower
      | "{" discardWord ":" positive Filter? "}"       -- discard
      | "{" dropWord ":" place Times? "}"              -- drop
      | "{" millWord ":" positive "}"                  -- mill
      | freeText     -- text

    Points
      = "{" number "}"   -- number
      | "{" unknown "}"  -- unknown
      | number           -- bare
    Gems = Mark+
    GemsUnknown = "{" unknown "}"
    Mark = "{" mark "}"
    Times = ":" positive
    Filter = ":" Wanted
    Wanted
      = kind                    -- kind
      | color                   -- color
      | raceWord "=" value      -- race
      | keywordWord "=" value   -- keyword

    number (a number) = circled | figure
    positive (a positive number) = ~("⓪" | "0"+ ~digit) number
    circled = "⓪" | "①".."⑳"
    figure = ~fiveOrMore digit+
    fiveOrMore = "0"* "1".."9" digit digit digit digit
    unknown (a question mark) = "?"
    mark (a Gem mark)
      = caseInsensitive<"W"> | caseInsensitive<"B"> | caseInsensitive<"U"> | caseInsensitive<"R"> | "*"

    offWord (off) = caseInsensitive<"off">
    followerWord (follower) = caseInsensitive<"follower">
    discardWord (discard) = caseInsensitive<"discard">
    dropWord (drop) = caseInsensitive<"drop">
    millWord (mill) = caseInsensitive<"mill">
    raceWord (race) = caseInsensitive<"race">
    keywordWord (keyword) = caseInsensitive<"keyword">
    place (a place)
      = caseInsensitive<"setGem"> | caseInsensitive<"captureGem"> | caseInsensitive<"locus">
    kind (a kind of card)
      = caseInsensitive<"follower"> | caseInsensitive<"action"> | caseInsensitive<"gem">
    color (a colour)
      = caseInsensitive<"white"> | caseInsensitive<"black"> | caseInsensitive<"blue"> | caseInsensitive<"red">

    value (a name) = freeText | plain+
    plain = "a".."z" | "A".."Z" | "0".."9" | "-" | "_" | "぀".."ヿ" | "一".."鿿"
    freeText (a text in quotation marks) = "\"" (escaped | ~"\"" ~"\\" any)* "\""
    escaped = "\\" ("\"" | "\\")
  }
`;

const wide = /[\uff01\uff03-\uff3b\uff3d-\uff5e\u3000\u3001\uff64]/g;

/**
 * The text with full-width signs, letters and digits made narrow and the ideographic comma and space made plain; never
 * longer or shorter, so that positions stay those of the text as typed. Quotation marks and backslashes stay as they are:
 * inside a free text they are ordinary characters.
 */
export function folded(text: string): string {
  return text.replace(wide, (sign) => {
    if (sign === '\u3000') return ' ';
    if (sign === '\u3001' || sign === '\uff64') return ',';
    return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
  });
}

/** What can be written as a race or keyword without quotation marks: the grammar's `plain`. */
export const plainValue = /^[a-zA-Z0-9_\-\u3040-\u30ff\u4e00-\u9fff]+$/;
