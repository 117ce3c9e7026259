#import "Lists.h"

@implementation BadDetail
- (void)show {
  [self performSegueWithIdentifier:@"gone" sender:nil];
  [[UIStoryboard storyboardWithName:@"bad" bundle:nil] instantiateViewControllerWithIdentifier:@"Nobody"];
}
@end
