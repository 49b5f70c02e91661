// First names of people after whom makers are called: `Ralph Lauren`. They are no makers by themselves, if the same last name always follows. Names that
// are makers of their own as well (`Oscar`, `Nina`) do no harm, because other words follow those. In small letters.

export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'adam albert alessandro alex alexander alfred alice allen andrea andrew angela anna anne anthony antonio armand arnold arthur audrey barbara ben benjamin bernard bill bob brian bruno ' +
    'calvin carl carla carlo carlos carolina caroline catherine charles charlotte chris christian christopher claire claude daniel david diana diane dolores donald dorothy ' +
    'edward elena elie elizabeth ella ellen emanuel emily emma enrico eric ernest estee esther eva evelyn fabio felix fernando florence francesco francis frank franz frederic frederick fritz ' +
    'gabriel geoffrey george georges gerard gianni gino giorgio giovanni giuseppe grace graham guy hans harold harry heinrich helen helena helmut henri henry herbert herman hermann hugo ' +
    'ian igor irene isaac isabel isabella ivan jack jacob jacques jake james jan jane jason jean jeffrey jennifer jessica jim jimmy joan joe johann john johnny jonathan jose josef joseph juan judith jules julia julian julie ' +
    'karen karl kate katherine kathy katie kenneth kevin klaus kurt larry laura lauren laurent lawrence leo leonardo leonard lewis liam linda lisa louis louise lucas lucy luigi luis luke ' +
    'marc marco marcus margaret maria mario marie marilyn mark martha martin mary mathew matthew maurice max michael michel michelle miguel mike nancy natalie nathan neil nicholas nicolas nicole nigel nina norman ' +
    'oliver oscar otto pablo paco pamela paolo patricia patrick paul paula pedro peter philip philipp phil pierre rachel ralph raymond rebecca rene richard rick robert roberto rodolfo roger roland ron ronald rosa rose rudolf russell ruth ' +
    'sally salvatore sam samuel sandra sara sarah scott sebastian serge sergio seth sharon simon sofia sonia sophie stefan stella stephanie stephen steve steven stuart susan sylvia ted teresa theodor thomas tim timothy tina toby todd tom tommy tony tory ' +
    'ugo valentina valentino vanessa vera victor victoria viktor vincent virginia vivienne walter wayne werner will william wilhelm wolfgang yves zac zoe'
  ).split(' '),
);
